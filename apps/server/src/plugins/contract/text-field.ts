/** Returns a field of a path, query or form, or '' if it is missing or not text. */
export function readTextField(fields: unknown, name: string): string {
  const value = (fields as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
