#!/usr/bin/env node
// Reads a line and writes WAV. The pitch encodes the number of letters.
let text = ''
for await (const piece of process.stdin) text += piece
if (text.includes('stuk')) process.exit(3)
const samples = 22_050 / 2
const wav = Buffer.alloc(44 + samples * 2)
wav.write('RIFF\0\0\0\0WAVEfmt ', 0)
wav.writeUInt32LE(16, 16)
wav.writeUInt16LE(1, 20)
wav.writeUInt16LE(1, 22)
wav.writeUInt32LE(22_050, 24)
wav.writeUInt32LE(44_100, 28)
wav.writeUInt16LE(2, 32)
wav.writeUInt16LE(16, 34)
wav.write('data', 36)
wav.writeUInt32LE(samples * 2, 40)
const pitch = 100 * text.trim().length
for (let i = 0; i < samples; i++)
  wav.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * pitch * i) / 22_050)), 44 + i * 2)
process.stdout.write(process.argv.includes('--output_file') ? wav : '')
