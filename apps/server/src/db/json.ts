/** The one way in which JSON is put into a text column and taken out (docs/adr/0005-database.md). */
export const encodeJson = (value: unknown): string => JSON.stringify(value)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Who wrote the text knows its type.
export const decodeJson = <T>(text: string): T => JSON.parse(text) as T
