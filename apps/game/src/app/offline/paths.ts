/** Matches paths of one step or sound. All other paths are lists of the child. */
export const stepOrSoundPathPattern = /^\/(api\/v1\/(step|exercise|test|word)\/\d+|word\/)/
export const stepPathPattern = /^\/api\/v1\/step\/\d+$/
export const exercisePathPattern = /^\/api\/v1\/exercise\/\d+$/
export const soundPathPattern = /^\/word\//
export const spokenTextPathPattern = /^\/word\/text\//

export const formatStepPath = (id: number): string => `/api/v1/step/${id}`
export const formatExercisePath = (id: number): string => `/api/v1/exercise/${id}`
