/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/u

/**
 * The text of a CSV cell that no spreadsheet runs as a formula: an apostrophe stands before what looks like one (OWASP, CSV
 * Injection). `readRoster` takes it off again.
 */
export const safeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)
