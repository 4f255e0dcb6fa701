import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copying'

afterEach(() => vi.unstubAllGlobals())

it('uses the clipboard where there is one', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a link')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a link')
})

it('copies without a clipboard, as pages over plain HTTP must, and says whether it could', async () => {
  vi.stubGlobal('navigator', {})
  for (const isDone of [true, false]) {
    document.execCommand = vi.fn(() => isDone)
    expect(await copyText('a link')).toBe(isDone)
    expect(document.execCommand).toHaveBeenCalledWith('copy')
    expect(document.querySelector('input')).toBeNull()
  }
})
