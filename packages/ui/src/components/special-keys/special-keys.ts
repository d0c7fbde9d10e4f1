export interface SpecialKey {
  /** What it types. */
  readonly text: string
  /** How a Dutch screen reader says it. */
  readonly name: string
}

/** The letters that a school keyboard hides (EX-19), and those that the words need besides. */
export const specialKeys: readonly SpecialKey[] = [
  { text: 'ü', name: 'u met trema' },
  { text: 'ä', name: 'a met trema' },
  { text: 'ï', name: 'i met trema' },
  { text: 'ë', name: 'e met trema' },
  { text: 'é', name: 'e met streepje naar rechts' },
  { text: 'ö', name: 'o met trema' },
  { text: 'ê', name: 'e met dakje' },
  { text: 'è', name: 'e met streepje naar links' },
  { text: 'à', name: 'a met streepje naar links' },
  { text: 'ç', name: 'c met cedille' },
  { text: "'", name: 'apostrof' },
  { text: '-', name: 'streepje' },
  { text: ' ', name: 'spatie' },
]

/** Does a text have a letter or sign for which there is a key? A space is on every keyboard. */
export const hasSpecialLetter = (text: string): boolean =>
  specialKeys.some(({ text: key }) => key !== ' ' && text.toLowerCase().includes(key))

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
