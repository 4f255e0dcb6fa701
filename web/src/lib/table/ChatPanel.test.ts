import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { ChatLine } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import AtTable from './AtTable.test.svelte'
import ChatPanel from './ChatPanel.svelte'
import { table } from './samples'

const speech = new Speech('en', bundleOf('en', [en])).seating(['Ann', 'Bob'])
const said = (given: Partial<ChatLine>): ChatLine => ({
  at: 0,
  name: '',
  text: 'hello',
  seat: null,
  channel: 'table',
  author: '',
  reaction: null,
  ...given,
})

function show(given: object): void {
  const all = { chat: [], isHeard: true, send: vi.fn(() => Promise.resolve(true)), ...given }
  render(AtTable, { Part: ChatPanel as never, given: all as never, info: table(), speech })
}

async function say(text: string): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: text } })
  await fireEvent.submit(field.closest('form') as HTMLFormElement)
  return field
}

describe('the chat', () => {
  it('names the speaker, by their seat where they had no name yet', () => {
    show({ chat: [said({ name: 'Cy', seat: 0 }), said({ seat: 1 }), said({})] })
    expect([...document.querySelectorAll('b')].map((name) => name.textContent)).toEqual(['Cy', 'Bob', 'A spectator'])
  })

  it('frees the field at once', async () => {
    const send = vi.fn(() => Promise.resolve(true))
    show({ send })
    expect((await say(' hello ')).value).toBe('')
    expect(send).toHaveBeenCalledWith('hello', 'table')
  })

  it('gives back what did not arrive, and says so', async () => {
    show({ send: () => Promise.resolve(false) })
    const field = await say('hello')
    await vi.waitFor(() => expect(field.value).toBe('hello'))
    expect(screen.getByRole('status').textContent).toContain('did not arrive')
  })

  it('keeps what is written while nobody hears it', async () => {
    const send = vi.fn()
    show({ isHeard: false, send })
    expect((await say('hello')).value).toBe('hello')
    expect(send).not.toHaveBeenCalled()
  })

  it('has no tabs where there is one channel', () => {
    show({ chat: [said({})] })
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('keeps what is said to the team apart, and sends it there', async () => {
    const send = vi.fn(() => Promise.resolve(true))
    show({ open: ['table', 'team'], chat: [said({ text: 'to all' }), said({ text: 'psst', channel: 'team' })], send })
    expect(screen.queryByText('psst')).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: 'Team' }))
    expect(screen.getByText('psst')).toBeTruthy()
    expect(screen.queryByText('to all')).toBeNull()
    await say('hello')
    expect(send).toHaveBeenCalledWith('hello', 'team')
  })

  it('says that a channel is closed, keeps what was heard there, and sends nothing', async () => {
    const send = vi.fn()
    show({ open: ['team'], chat: [said({ text: 'before' })], send })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Team' }).checked).toBe(true)
    await fireEvent.click(screen.getByRole('radio', { name: 'Table' }))
    expect(screen.getByText('before')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('is closed now')
    await say('hello')
    expect(send).not.toHaveBeenCalled()
  })

  it('goes on after the game', () => {
    show({ open: ['after'], chat: [said({ text: 'well played', channel: 'after' })] })
    expect(screen.getByText('well played')).toBeTruthy()
  })
})
