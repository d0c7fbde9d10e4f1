/** Of one step or sound; all others are the child's own lists, one each. */
export const ofStep = /^\/(api\/v1\/(step|exercise|test|word)\/\d+|word\/)/
export const ofOneStep = /^\/api\/v1\/step\/\d+$/
export const ofOneExercise = /^\/api\/v1\/exercise\/\d+$/
export const ofSound = /^\/word\//
/** A sound of a text that is read aloud. */
export const ofText = /^\/word\/text\//

export const pathOfStep = (id: number): string => `/api/v1/step/${id}`
export const pathOfExercise = (id: number): string => `/api/v1/exercise/${id}`
