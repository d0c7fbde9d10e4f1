/** Returns the key in `told` that is set after the welcome. The buddy then walks to the first step. */
export const formatSetsOutKey = (user_id: number): string => `sets out ${user_id}`
