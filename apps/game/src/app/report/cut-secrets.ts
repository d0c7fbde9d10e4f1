const tails = /((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi
const bearers = /\b(bearer|basic)\s+[^\s"',]+/gi
const named =
  /(["']?)\b([\w-]*(?:token|secret|password|wachtwoord|signature|authorization|code|key)[\w-]*)\1(\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi
/** Matches text that is longer than any word, so that it must be a token. */
const opaque = /[\w~+/=-]{32,}/g
/** Matches characters that a database column cannot store. */
const unprintable = /\p{Cc}/gu

const isPath = (text: string): boolean => /^\/|\/\w+\.\w+$|node_modules/.test(text)

export const cutSecrets = (text: string, maxLength: number): string =>
  text
    .slice(0, 20_000)
    .replaceAll(tails, '$1?…')
    .replaceAll(bearers, '$1 …')
    .replaceAll(named, '$1$2$1$3…')
    .replaceAll(opaque, (match) => (isPath(match) ? match : '…'))
    .replaceAll(unprintable, ' ')
    .slice(0, maxLength)
