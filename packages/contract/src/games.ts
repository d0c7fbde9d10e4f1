/** Games are part of no recipe: 'Door elkaar' and repetitions use them (ADR 73). */
export const gameNames = ['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'] as const
