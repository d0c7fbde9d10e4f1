import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { CurriculumBadge } from '../schema/badge.ts'
import { StepFile } from '../schema/step.ts'

/** `id`: 3 to 8. */
export const CurriculumLevel = z.strictObject({ id: z.int().min(3).max(8), name: z.string().min(1) })
export type CurriculumLevel = z.infer<typeof CurriculumLevel>

/** The folder that holds the content. */
export const dataFolder = new URL('../../data/', import.meta.url)

/** By number. */
export function listStepFiles(data: URL): string[] {
  return readdirSync(new URL('steps/', data))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
}

/** Throws an Error with file and fields. */
export function readStepFile(data: URL, name: string): StepFile {
  return read(data, `steps/${name}`, StepFile)
}

export function readBadges(data: URL): CurriculumBadge[] {
  return read(data, 'badges.json', z.array(CurriculumBadge))
}

export function readLevels(data: URL): CurriculumLevel[] {
  return read(data, 'levels.json', z.array(CurriculumLevel))
}

export function readStresses(data: URL): string[] {
  return read(data, 'stress.json', z.array(z.string()))
}

function read<T extends z.ZodType>(data: URL, name: string, schema: T): z.infer<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(name, data), 'utf8')))
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`)
  return result.data
}
