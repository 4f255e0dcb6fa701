/** Puts a text on the clipboard, also where the page came over plain HTTP and has none; false if that failed. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(field ?? hiddenField(text), !field)
  }
}

function hiddenField(text: string): HTMLInputElement {
  const field = Object.assign(document.createElement('input'), { value: text, readOnly: true })
  field.className = 'visually-hidden'
  document.body.append(field)
  return field
}

function copySelected(field: HTMLInputElement, isOurs: boolean): boolean {
  field.select()
  const isDone = document.execCommand('copy')
  if (isOurs) field.remove()
  return isDone
}
