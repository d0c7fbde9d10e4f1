/** A test model that says each symbol as the same tone. The numbers are field numbers of onnx.proto. */
const varint = (n: number): Buffer => {
  const bytes: number[] = []
  let left = n
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128)
  return Buffer.from([...bytes, left])
}
const int = (field: number, n: number): Buffer => Buffer.concat([varint(field * 8), varint(n)])
const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value)
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content])
}
const message = (...fields: Buffer[]): Buffer => Buffer.concat(fields)

const type = { float: 1, int64: 7 } as const
type ElementType = (typeof type)[keyof typeof type]

const tensor = (name: string, of: ElementType, dims: number[], raw: ArrayBufferLike): Buffer =>
  message(...dims.map((dim) => int(1, dim)), int(2, of), bytes(8, name), bytes(9, Buffer.from(raw)))

const node = (op: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer =>
  message(
    ...inputs.map((input) => bytes(1, input)),
    bytes(2, output),
    bytes(4, op),
    ...attributes.map((attribute) => bytes(5, attribute)),
  )

/** A dimension has a size or a name. */
const value = (name: string, of: ElementType, dims: (number | string)[]): Buffer => {
  const shape = dims.map((dim) => bytes(1, typeof dim === 'number' ? int(1, dim) : bytes(2, dim)))
  return message(bytes(1, name), bytes(2, bytes(1, message(int(1, of), bytes(2, message(...shape))))))
}

const floats = (...numbers: number[]) => Float32Array.from(numbers).buffer
const integers = (...numbers: number[]) => BigInt64Array.from(numbers, BigInt).buffer

/** Samples per symbol: 93 ms. */
const hop = 2048
const tone = Array.from({ length: hop }, (_, at) => 0.3 * Math.sin((2 * Math.PI * 20 * at) / hop))

const graph = message(
  bytes(1, node('Cast', ['input'], 'ids', message(bytes(1, 'to'), int(3, type.float), int(20, 2)))),
  bytes(1, node('Mul', ['ids', 'zero'], 'zeros')),
  bytes(1, node('Add', ['zeros', 'one'], 'ones')),
  bytes(1, node('Unsqueeze', ['ones', 'axes'], 'columns')),
  bytes(1, node('Mul', ['columns', 'tone'], 'tones')),
  bytes(1, node('Reshape', ['tones', 'shape'], 'output')),
  bytes(2, 'tone'),
  bytes(5, tensor('zero', type.float, [1], floats(0))),
  bytes(5, tensor('one', type.float, [1], floats(1))),
  bytes(5, tensor('axes', type.int64, [1], integers(2))),
  bytes(5, tensor('tone', type.float, [hop], floats(...tone))),
  bytes(5, tensor('shape', type.int64, [3], integers(1, 1, -1))),
  bytes(11, value('input', type.int64, [1, 'symbols'])),
  bytes(11, value('input_lengths', type.int64, [1])),
  bytes(11, value('scales', type.float, [3])),
  bytes(12, value('output', type.float, [1, 1, 'samples'])),
)

/** The model reads letters itself, so it needs no letter-to-sound data. */
const properties = {
  model_type: 'vits',
  comment: 'piper',
  language: 'Dutch',
  voice: 'nl',
  has_espeak: '0',
  n_speakers: '1',
  sample_rate: '22050',
  add_blank: '0',
  frontend: 'characters',
  punctuation: '. ,',
}

export const toneModel = message(
  int(1, 8),
  bytes(8, message(bytes(1, ''), int(2, 13))),
  bytes(7, graph),
  ...Object.entries(properties).map(([key, text]) => bytes(14, message(bytes(1, key), bytes(2, text)))),
)

export const toneTokens = Array.from('_^$ .abcdefghijklmnopqrstuvwxyz')
  .map((symbol, id) => `${symbol} ${id}\n`)
  .join('')
