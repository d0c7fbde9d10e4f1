import { catalogue, spoken } from '../catalogue.ts'

export const title = catalogue({
  one: spoken('Dit woord schrijf je nog een keer'),
  many: spoken('Deze woorden schrijf je nog een keer'),
})
export const look = spoken('Kijk goed hoe het woord eruitziet. Schrijf het daarna zelf.')
export const written = catalogue({
  one: spoken('Knap! Je hebt 1 woord nog een keer geschreven.', {
    sober: '1 woord nog een keer geschreven.',
  }),
  many: spoken('Knap! Je hebt {count} woorden nog een keer geschreven.', {
    sober: '{count} woorden nog een keer geschreven.',
  }),
})
export const more = catalogue({ one: 'Nog 1 woord', many: 'Nog {count} woorden' })
