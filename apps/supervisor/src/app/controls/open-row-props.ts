/** Props of the link or button that opens a row. Styles make it easy to tap, and mark the row that has the focus. */
export const openRowProps = { 'data-row': '' } as const
