/** No recipe has a game, but 'Door elkaar' and repetitions do (ADR 73). */
export const gameNames = ['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'] as const
