import type { SyntheticEvent } from 'react'

/** Where the cursor of a field can't be seen: a tap never puts it between letters. */
export const keepCursorAtEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void => {
  const end = field.value.length
  if (field.selectionStart !== end || field.selectionEnd !== end) field.setSelectionRange(end, end)
}
