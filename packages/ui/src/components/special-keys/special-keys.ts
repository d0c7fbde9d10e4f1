import * as uiTexts from '@letterliaan/texts/ui'

export interface SpecialKey {
  /** What it types. */
  readonly text: string
  /** How a Dutch screen reader says it. */
  readonly name: string
}

/** The letters that a school keyboard hides (EX-19), and those that the words need besides. */
export const specialKeys: readonly SpecialKey[] = [
  { text: 'ü', name: uiTexts.specialLetter.uTrema },
  { text: 'ä', name: uiTexts.specialLetter.aTrema },
  { text: 'ï', name: uiTexts.specialLetter.iTrema },
  { text: 'ë', name: uiTexts.specialLetter.eTrema },
  { text: 'é', name: uiTexts.specialLetter.eAcute },
  { text: 'ö', name: uiTexts.specialLetter.oTrema },
  { text: 'ê', name: uiTexts.specialLetter.eCircumflex },
  { text: 'è', name: uiTexts.specialLetter.eGrave },
  { text: 'à', name: uiTexts.specialLetter.aGrave },
  { text: 'ç', name: uiTexts.specialLetter.cCedilla },
  { text: "'", name: uiTexts.specialLetter.apostrophe },
  { text: '-', name: uiTexts.specialLetter.hyphen },
  { text: ' ', name: uiTexts.specialLetter.space },
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
