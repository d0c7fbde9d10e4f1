import { cutSecrets } from './cut-secrets.ts'

/** BUG-2 */
const maxErrors = 5
const maxLength = 500

type Browser = Pick<Window, 'addEventListener'>
type Console = Pick<typeof console, 'error'>

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? String(value)
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

export function captureConsoleErrors(browser: Browser, output: Console): () => readonly string[] {
  let errors: readonly string[] = []
  const keep = (...values: readonly unknown[]): void => {
    errors = [...errors, cutSecrets(values.map(textOf).join(' '), maxLength)].slice(-maxErrors)
  }

  const write = output.error.bind(output)
  output.error = (...values: unknown[]) => {
    keep(...values)
    write(...values)
  }
  browser.addEventListener('error', (event) => keep(event.error ?? event.message))
  browser.addEventListener('unhandledrejection', (event) => keep(event.reason))
  return () => errors
}
