import type { Door } from '../../../lib/shell/doors'
import Scene from './Scene.svelte'
import './world.css'

const door: Door = { order: 4, Scene }

export default door
