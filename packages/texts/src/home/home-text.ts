import type { Language } from './languages.ts'

/** A text that depends on a number, in the forms of a language (CLDR); `other` replaces missing ones. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

export type HomeText = Readonly<Record<Language, string>> | Readonly<Record<Language, Forms>>

export type HomeTexts = Readonly<Record<string, HomeText>>
