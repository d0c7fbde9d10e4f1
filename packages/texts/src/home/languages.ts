/** The languages of the home page. `locale` is for numbers and days. Arabic gets western digits. */
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
  /** True if a speaker of the language has reviewed the texts. */
  readonly reviewed: boolean
}

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as readonly Language[]

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** Returns the first wish that is supported ('ar-MA' is Arabic), or Dutch. */
export const chooseLanguage = (wishes: readonly string[]): Language =>
  wishes.map((wish) => wish.split('-')[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'nl'
