import { otherHomeTexts } from './other.ts'
import type { PluralForms } from './home-text.ts'
import { languages, type Language } from './languages.ts'
import { childHomeTexts } from './child.ts'

/** The texts of the home page in six languages, by key and language (DOE-9). */
export { chooseLanguage, isLanguage, languageCodes, languages, type Language } from './languages.ts'

export const homeFiles = [
  { file: 'child.ts', texts: childHomeTexts },
  { file: 'other.ts', texts: otherHomeTexts },
] as const

export const homeTexts = { ...childHomeTexts, ...otherHomeTexts } as const

export type HomeTextKey = keyof typeof homeTexts

export interface HomeVoice {
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
  /** Returns the text with its values filled in. If it has plural forms, `count` chooses one. */
  readonly say: (key: HomeTextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Returns '21 November 2026', in Amsterdam time. */
  readonly day: (seconds: number) => string
  /** Returns '2 hours, 10 minutes'. */
  readonly duration: (seconds: number) => string
}

export function createHomeVoice(language: Language): HomeVoice {
  const { locale, dir } = languages[language]
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  })
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' })
  const inUnit = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

  return {
    language,
    dir,
    say(key, values = {}) {
      const text: string | PluralForms = homeTexts[key][language]
      const form =
        typeof text === 'string' ? text : (text[plurals.select(Number(values['count']))] ?? text.other)
      return form.replaceAll(/\{(\w+)\}/gu, (place, name: string) => {
        const value = values[name]
        return typeof value === 'number' ? numbers.format(value) : (value ?? place)
      })
    },
    day: (seconds) => days.format(seconds * 1000),
    duration(seconds) {
      const minutes = Math.round(seconds / 60)
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      const parts = [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
      return list.format(parts.filter((part) => part !== false))
    },
  }
}
