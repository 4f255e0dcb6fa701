import { expect, it } from 'vitest'
import { Pace } from './pace'

it('gives each part a task of its own, in the order they were asked for', async () => {
  const pace = new Pace()
  const order: string[] = []
  const between = (name: string) => () => {
    order.push(name)
    queueMicrotask(() => order.push(`after ${name}`))
  }
  void pace.turn().then(between('bar'))
  void pace.turn().then(between('board'))
  await pace.turn()
  expect(order).toEqual(['bar', 'after bar', 'board', 'after board'])
})
