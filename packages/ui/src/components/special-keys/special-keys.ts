import { uiTexts } from '@letterliaan/texts/ui'

export interface SpecialKey {
  readonly text: string
  readonly name: string
}

/** Letters missing on school keyboards (EX-19), and others that the words need. */
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

/** Returns whether the text has a special letter. A space is none, because every keyboard has it. */
export const hasSpecialLetter = (text: string): boolean =>
  specialKeys.some(({ text: key }) => key !== ' ' && text.toLowerCase().includes(key))

/** Types text into a field as a keyboard does: replaces the selection, moves the cursor, fires `input`. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
