/** Games are part of no recipe: 'Door elkaar' and repetitions use them (docs/adr/0073-games.md). */
export const gameNames = ['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'] as const
