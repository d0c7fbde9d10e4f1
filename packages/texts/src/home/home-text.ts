import type { Language } from './languages.ts'

/** The plural forms of a text (CLDR). `other` replaces missing forms. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

export type HomeText = Readonly<Record<Language, string>> | Readonly<Record<Language, PluralForms>>

export type HomeTexts = Readonly<Record<string, HomeText>>
