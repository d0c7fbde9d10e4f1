import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Rewrites an app's page for `publicPath`: adds the path to its files and passes the path to the app. */
export function createPlacedPages(publicPath: string): (folder: string, name: string) => string {
  const pages = new Map<string, string>()
  return (folder, name) => {
    const file = path.join(folder, name)
    const page = pages.get(file) ?? placePage(readFileSync(file, 'utf8'), publicPath)
    pages.set(file, page)
    return page
  }
}

export const placePage = (html: string, publicPath: string): string =>
  html
    .replace('<html', `<html data-prefix="${publicPath}"`)
    .replaceAll(/(?<=<(?:link|script)\b[^>]*\s(?:href|src)=")\/(?!\/)/g, `${publicPath}/`)
