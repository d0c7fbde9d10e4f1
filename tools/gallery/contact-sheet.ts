import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryFolder, type GalleryPicture } from './camera.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const frame = ({ size, file }: GalleryPicture): string =>
  `<a href="${file}"><img src="${file}" alt="${size}" loading="lazy"><small>${size}</small></a>`

export function writeContactSheet(
  pictures: readonly GalleryPicture[],
  failures: readonly string[],
  folder = galleryFolder,
): string {
  const rows = [...Map.groupBy(pictures, ({ name }) => name)].map(
    ([name, frames]) => `<h2>${escape(name)}</h2><p>${frames.map(frame).join('')}</p>`,
  )
  const faults = failures.map((failure) => `<li>${escape(failure)}</li>`).join('')
  const path = join(folder, 'index.html')
  writeFileSync(
    path,
    `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Letterliaan in beeld</title>
<style>body{font:1rem sans-serif;margin:1rem}h2{font-size:1rem;margin:1rem 0 .25rem}p{display:flex;gap:.5rem;align-items:start;overflow-x:auto;margin:0}
a{display:grid;color:inherit}img{height:20rem;border:1px solid #999}</style>
<h1>Letterliaan in beeld</h1><p>${pictures.length} plaatjes</p><ul>${faults}</ul>${rows.join('\n')}</html>\n`,
  )
  return path
}
