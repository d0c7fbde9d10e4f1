/** Returns the key that is set after the welcome. The buddy then walks to the first step. */
export const formatFirstWalkKey = (user_id: number): string => `first walk ${user_id}`
