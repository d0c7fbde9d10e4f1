import { OwnStepFile, type OwnStep, type OwnStepBody } from '@letterliaan/contract'
import { createBadRequestError, createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { toDutchMessage, toFieldErrors } from '../../../plugins/errors/field-errors.ts'
import { ownPicturePrefix } from '../content.ts'
import type { OwnPictures } from '../own-pictures/own-pictures.ts'

const noStep = () => createBadRequestError('Dit bestand is geen stap van Letterliaan.')

export async function toStepFile(
  pictures: OwnPictures,
  organisation_id: number,
  { step }: Pick<OwnStep, 'step'>,
): Promise<OwnStepFile> {
  const used = new Set(picturesOf(step))
  const own = (await pictures.list(organisation_id)).filter(({ name }) => used.has(name))
  const files = await Promise.all(
    own.map(async ({ name, alt }) => {
      const bytes = await pictures.read(organisation_id, name)
      return bytes === null ? [] : [{ name, alt, data: Buffer.from(bytes).toString('base64') }]
    }),
  )
  return { format: 'letterliaan-stap', version: 1, step, pictures: files.flat() }
}

const picturesOf = ({ anchors, words }: OwnStepBody): string[] =>
  [...anchors, ...words].flatMap(({ image }) => (image?.startsWith(ownPicturePrefix) ? [image] : []))

/** Reads a step file. Throws 400 for another kind of file, 422 with a sentence for each fault. */
export function readOwnStepFile(bytes: Uint8Array): OwnStepFile {
  const parsed = OwnStepFile.safeParse(parseJson(bytes), { error: toDutchMessage })
  if (parsed.success) return parsed.data
  const errors = Object.fromEntries(
    Object.entries(toFieldErrors(parsed.error.issues)).map(([place, message]) => [
      place,
      `${nameOfPlace(place)}: ${message}`,
    ]),
  )
  throw createInvalidInputError(errors, Object.values(errors)[0])
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!isUsable(text)) throw noStep()
    return JSON.parse(text)
  } catch {
    throw noStep()
  }
}

/** No step is nested deeper; deeper files could overflow the stack. */
const maxDepth = 12

function isUsable(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > maxDepth) return false
  }
  return !/\\u0000|\0/.test(text)
}

const places: Readonly<Record<string, string>> = {
  words: 'Woord',
  anchors: 'Ankerwoord',
  recipe: 'Oefening',
  pictures: 'Plaatje',
}

/** Returns the Dutch name of a place: `step.words.3.sentence` becomes Woord 4 (sentence). */
function nameOfPlace(place: string): string {
  const [first = '', second = '', ...rest] = place.replace(/^step\./, '').split('.')
  const name = places[first]
  if (name === undefined || !/^\d+$/.test(second)) return place === '' ? 'Het bestand' : first
  return `${name} ${Number(second) + 1}${rest[0] === undefined ? '' : ` (${rest[0]})`}`
}

export function renamePictures(step: OwnStepBody, names: ReadonlyMap<string, string>): OwnStepBody {
  const rename = <T extends { image: string | null }>(item: T): T => ({
    ...item,
    image: item.image === null ? null : (names.get(item.image) ?? item.image),
  })
  return { ...step, anchors: step.anchors.map(rename), words: step.words.map(rename) }
}
