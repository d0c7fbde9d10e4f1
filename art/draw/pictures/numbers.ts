/** Numbers and a sum, on a tile as the keycaps of the set. */
import { shape } from './style.ts'

const digit = (figure: string, x: number, y: number, scale: number): string => {
  const marks: Record<string, string> = {
    '0': 'M0 -16q11 0 11 16T0 16-11 0 0-16z',
    '1': 'M-7-9L3-16V16',
    '2': 'M-10-8q1-8 10-8 10 0 10 9 0 7-20 23h21',
    '3': 'M-9-12q3-4 9-4 9 0 9 8T-2 0q12 0 12 8T0 16q-7 0-10-5',
    '5': 'M9-16H-7l-2 14q4-4 9-4 10 0 10 11T0 16q-7 0-10-5',
    '+': 'M-9 0H9M0-9V9',
    '=': 'M-9-5H9M-9 6H9',
  }
  const d = (marks[figure] ?? '').replaceAll(
    /-?[\d.]+/g,
    (n) => ` ${Math.round(Number(n) * scale * 10) / 10}`,
  )
  return `<path fill="none" stroke="#fff" stroke-width="${7 * scale}" transform="matrix(1 0 0 1 ${x} ${y})" d="${d}"/>`
}

/** A tile as the keycaps of the set. */
const number = (text: string): string => {
  const step = text.length > 3 ? 24 : text.length > 2 ? 31 : 36
  const scale = text.length > 3 ? 1 : text.length > 2 ? 1.3 : 1.7
  const first = 60 - ((text.length - 1) * step) / 2
  return (
    shape('M20 8h80q12 0 12 12v80q0 12-12 12H20q-12 0-12-12V20q0-12 12-12z', '#1f8fd6') +
    [...text].map((figure, i) => digit(figure, first + i * step, 60, scale)).join('')
  )
}

export const numbers: Record<string, string> = {
  'number-11': number('11'),
  'number-12': number('12'),
  'number-100': number('100'),
  'number-200': number('200'),
  'number-1000': number('1000'),
  sum: number('2+3='),
}
