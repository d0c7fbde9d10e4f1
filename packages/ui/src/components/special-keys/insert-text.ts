/**
 * Types a text at the cursor of a field, as the device's own keyboard would: what was selected goes, the cursor
 * ends up behind it, and the field's `input` event tells the app.
 */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
