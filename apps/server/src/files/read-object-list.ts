import { SaxesParser } from 'saxes'

export interface ListedObject {
  readonly name: string
  readonly num_bytes: number
  /** In milliseconds. */
  readonly changed_at: number
}

export interface ObjectList {
  readonly objects: readonly ListedObject[]
  /** The token of the next page; null: this is the last. */
  readonly next: string | null
}

/** Parses a response of ListObjectsV2. */
export function readObjectList(xml: string): ObjectList {
  const objects: ListedObject[] = []
  let next: string | null = null
  let path: string[] = []
  let fields: Record<string, string> = {}
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path = [...path, name]
    if (name === 'Contents') fields = {}
  })
  parser.on('text', (text) => {
    const [field = ''] = path.slice(-1)
    if (path.at(-2) === 'Contents') fields[field] = (fields[field] ?? '') + text
    else if (field === 'NextContinuationToken') next = (next ?? '') + text
  })
  parser.on('closetag', ({ name }) => {
    path = path.slice(0, -1)
    if (name !== 'Contents') return
    const { Key: key = '', Size: size = '0', LastModified: changed = '' } = fields
    objects.push({ name: key, num_bytes: Number(size), changed_at: Date.parse(changed) })
  })
  parser.write(xml).close()
  return { objects, next }
}
