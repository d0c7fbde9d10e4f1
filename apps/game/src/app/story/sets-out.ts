/** Key in `told` after the welcome: the buddy then walks to the first step. */
export const formatSetsOutKey = (user_id: number): string => `sets out ${user_id}`
