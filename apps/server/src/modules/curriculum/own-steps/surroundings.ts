import {
  loadCurriculum,
  listTeachingSteps,
  listWordSteps,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import { findOwnPictures } from '../own-pictures/queries.ts'
import type { Queries } from '../../../db/database.ts'

let labels: ReadonlyMap<string, string> | undefined

export const getCategoryLabels = (): ReadonlyMap<string, string> =>
  (labels ??= new Map(listTeachingSteps(loadCurriculum()).map(({ category, label }) => [category, label])))

let pictures: ReadonlySet<string> | undefined

export const getProductPictureNames = (): ReadonlySet<string> => (pictures ??= findPictures())

function findPictures(): ReadonlySet<string> {
  const steps = listWordSteps(loadCurriculum())
  const anchors = steps.flatMap((step) => step.anchors)
  const words = steps.flatMap((step) => Object.values(step.words).flat())
  return new Set([...anchors, ...words].flatMap(({ image }) => image ?? []))
}

export function createSurroundings(ownPictures: readonly string[]): OwnStepSurroundings {
  const known = getProductPictureNames()
  const own = new Set(ownPictures)
  return { categories: getCategoryLabels(), hasPicture: (name) => known.has(name) || own.has(name) }
}

export async function findOwnPictureNames(queries: Queries, organisation_id: number): Promise<string[]> {
  return (await findOwnPictures(queries, organisation_id)).map(({ name }) => name)
}

export const readSurroundings = async (
  queries: Queries,
  organisation_id: number,
): Promise<OwnStepSurroundings> => createSurroundings(await findOwnPictureNames(queries, organisation_id))
