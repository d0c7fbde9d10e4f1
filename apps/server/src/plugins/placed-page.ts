import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A page of an app as it stands below `publicPath`: its files by their whole path, and the app is told. */
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
