const promise = 'Scholen mogen mijn stem met Letterliaan aan kinderen laten horen, zoals de licentie zegt.'

/** The sentence that the speaker of a voice pack agrees to. The pack contains it and the speaker's name. */
export const voiceConsent = `Ik sprak deze woorden zelf in. ${promise}`
export const writeVoiceConsent = (speaker: string): string =>
  `Ik, ${speaker}, sprak deze woorden zelf in. ${promise}`
