import type { ExerciseSummary, PathDocument, StepKey } from '@letterliaan/contract'
import { countsForPassing, exercisesToPass } from '../steps/mastery.ts'
import { isAllowedInTreehouse, isAllowedInWorld, numStepPlacesByWorld, maxTreehouseSteps } from './places.ts'
import { formatStepKey } from './step-key.ts'

export interface PreparableStep {
  readonly label: string
  readonly recipe: readonly Pick<ExerciseSummary, 'exercise_type'>[]
}

const worlds = [1, 2, 3, 4] as const

/** Returns the reason in Dutch; null for a valid path. `stepOf` returns undefined for an unknown step. */
export function validatePath(
  path: PathDocument,
  stepOf: (key: StepKey) => PreparableStep | undefined,
): string | null {
  return (
    refuseDoubles(path, stepOf) ??
    refuseWorlds(path, stepOf) ??
    refuseTreehouse(path, stepOf) ??
    refuseTemplates(path, stepOf)
  )
}

function refuseDoubles({ entries }: PathDocument, stepOf: (key: StepKey) => PreparableStep | undefined) {
  const seen = new Set<string>()
  for (const entry of entries) {
    const step = stepOf(entry)
    if (step === undefined) return 'Op dit pad staat een stap die er niet meer is. Haal die van het pad.'
    if (seen.has(formatStepKey(entry)))
      return `De stap ‘${step.label}’ staat twee keer op het pad. Haal er één weg.`
    seen.add(formatStepKey(entry))
  }
  return null
}

function refuseWorlds({ entries }: PathDocument, stepOf: (key: StepKey) => PreparableStep | undefined) {
  const stranger = entries.find((entry) => entry.phase_id !== null && !isAllowedInWorld(entry))
  if (stranger !== undefined) {
    return `De stap ‘${stepOf(stranger)?.label ?? ''}’ hoort bij geen wereld. Zet hem in de boomhut.`
  }
  for (const world of worlds) {
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    const places = numStepPlacesByWorld[world]
    if (inWorld.length > places) {
      return `De kaart van wereld ${world} heeft ${places} plaatsen, en u zet er ${inWorld.length} stappen. Haal er ${inWorld.length - places} weg of zet ze in een andere wereld.`
    }
    if (inWorld[0]?.is_test_step === true) {
      return `Een toets gaat over de stappen ervoor. Zet in wereld ${world} eerst een stap voor de toets.`
    }
  }
  return null
}

function refuseTreehouse({ entries }: PathDocument, stepOf: (key: StepKey) => PreparableStep | undefined) {
  const inTreehouse = entries.filter(({ phase_id }) => phase_id === null)
  const stranger = inTreehouse.find((entry) => !isAllowedInTreehouse(entry))
  if (stranger !== undefined) {
    const label = stepOf(stranger)?.label ?? ''
    return `In de boomhut staan alleen eigen stappen, extra stappen en stappen met twee spellingen, zonder toets erover. Zet ‘${label}’ in een wereld.`
  }
  const tooMany = inTreehouse.length - maxTreehouseSteps
  return tooMany > 0
    ? `In de boomhut zijn ${maxTreehouseSteps} plaatsen, en u zet er ${inTreehouse.length} stappen. Haal er ${tooMany} weg.`
    : null
}

/** Throws if the excluded templates leave too few exercises (RUL-1). */
function refuseTemplates(
  { entries, settings }: PathDocument,
  stepOf: (key: StepKey) => PreparableStep | undefined,
): string | null {
  const { excluded_templates } = settings
  if (excluded_templates.length === 0) return null
  for (const entry of entries) {
    if (entry.waived || entry.is_test_step) continue
    const step = stepOf(entry)
    const left = step?.recipe.filter(
      ({ exercise_type: { template } }) => !excluded_templates.includes(template),
    )
    const missing = missingForPassing(left ?? [])
    if (step !== undefined && missing !== null) {
      return `Zonder deze oefeningen is de stap ‘${step.label}’ niet te halen: er ${missing}. Laat er één weer toe.`
    }
  }
  return null
}

function missingForPassing(recipe: PreparableStep['recipe']): string | null {
  const count = (kind: string): number =>
    recipe.filter(
      ({ exercise_type: { category, template } }) => category === kind && countsForPassing(template),
    ).length
  if (count('Verkennen') < exercisesToPass) return 'blijven geen twee oefeningen over om te verkennen'
  if (count('Oefenen') < exercisesToPass) return 'blijven geen twee oefeningen over om te oefenen'
  if (!recipe.some(({ exercise_type }) => exercise_type.template === 'StapDictee'))
    return 'blijft geen stapdictee over'
  return null
}
