import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import LastLine from './LastLine.svelte'

it('says what was told last, and leads to what was told before', async () => {
  const open = vi.fn()
  render(LastLine, { label: 'Last:', text: 'A cat ran.', icon: 'list', open })
  await fireEvent.click(screen.getByRole('button', { name: /A cat ran/, hidden: true }))
  expect(open).toHaveBeenCalledOnce()
})
