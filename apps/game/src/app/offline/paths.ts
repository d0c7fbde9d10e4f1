/** Matches paths of one step or sound. All other paths are lists of the child. */
export const stepOrSoundPath = /^\/(api\/v1\/(step|exercise|test|word)\/\d+|word\/)/
export const stepPath = /^\/api\/v1\/step\/\d+$/
export const exercisePath = /^\/api\/v1\/exercise\/\d+$/
export const soundPath = /^\/word\//
export const spokenTextPath = /^\/word\/text\//

export const formatStepPath = (id: number): string => `/api/v1/step/${id}`
export const formatExercisePath = (id: number): string => `/api/v1/exercise/${id}`
