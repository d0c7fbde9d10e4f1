/** The languages of the page for home. `locale`: how numbers and days are written, for Arabic with the digits that are used here. */
export const languages = {
  nl: { name: 'Nederlands', locale: 'nl', dir: 'ltr', reviewed: true },
  en: { name: 'English', locale: 'en-GB', dir: 'ltr', reviewed: false },
  tr: { name: 'Türkçe', locale: 'tr', dir: 'ltr', reviewed: false },
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', dir: 'rtl', reviewed: false },
  pl: { name: 'Polski', locale: 'pl', dir: 'ltr', reviewed: false },
  uk: { name: 'Українська', locale: 'uk', dir: 'ltr', reviewed: false },
} as const satisfies Readonly<Record<string, LanguageFacts>>

interface LanguageFacts {
  readonly name: string
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** Has somebody who speaks it read these texts? */
  readonly reviewed: boolean
}

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as readonly Language[]

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** The first wish that is spoken here: 'ar-MA' is Arabic. Dutch otherwise. */
export const chooseLanguage = (wishes: readonly string[]): Language =>
  wishes.map((wish) => wish.split('-')[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'nl'
