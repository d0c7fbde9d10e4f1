/** Addresses lose what stands after '?' or '#': signatures and tokens travel there. */
const tails = /((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi
const bearers = /\b(bearer|basic)\s+[^\s"',]+/gi
/** `access_token=…`, `"password": "…"`, and their like. */
const named =
  /(["']?)\b([\w-]*(?:token|secret|password|wachtwoord|signature|authorization|code|key)[\w-]*)\1(\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi
/** Nobody writes a word of so many signs; a token is one. */
const opaque = /[\w~+/=-]{32,}/g
/** What no text in a database can hold. */
const unprintable = /\p{Cc}/gu

const isPath = (text: string): boolean => /^\/|\/\w+\.\w+$|node_modules/.test(text)

/** A text without the secrets that may have got into it, on one line, and no longer than `longest`. */
export const cutSecrets = (text: string, maxLength: number): string =>
  text
    .slice(0, 20_000)
    .replaceAll(tails, '$1?…')
    .replaceAll(bearers, '$1 …')
    .replaceAll(named, '$1$2$1$3…')
    .replaceAll(opaque, (match) => (isPath(match) ? match : '…'))
    .replaceAll(unprintable, ' ')
    .slice(0, maxLength)
