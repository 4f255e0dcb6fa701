import type { Door } from '../../../lib/shell/doors'
import Scene from './Scene.svelte'

const door: Door = { order: 2, Scene }

export default door
