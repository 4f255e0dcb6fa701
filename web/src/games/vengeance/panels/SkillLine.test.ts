import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Action } from '../model'
import SkillLine from './SkillLine.svelte'

const doing = (...actions: Action[]) => {
  const { container } = render(SkillLine, { needs: ['fist'], actions, power: [] })
  const does = container.querySelector('.does')!
  return { signs: does.querySelectorAll('svg').length, text: does.textContent!.trim() }
}

describe('what a skill does', () => {
  it('is drawn in order', () => {
    expect(doing('move', 'hit', 'hit')).toEqual({ signs: 3, text: '' })
    expect(doing('hit', 'hit')).toEqual({ signs: 2, text: '' })
  })

  it('is counted where it is the same many times, to fit on its tile', () => {
    expect(doing('hit', 'hit', 'hit', 'hit')).toEqual({ signs: 1, text: '4×' })
  })
})
