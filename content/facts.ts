/** Figures that stand in several places, each stated once. `of` says what was counted, where there is room. */
export const facts = {
  tracingMau: { value: '70%', label: 'increase in distributed tracing MAU' },
  attributed: { value: '$100M', label: 'attributed', of: 'sales that Pathpoint attributes to version 2.0' },
  designersLed: { value: '4', label: 'designers led' },
  earlyAdoption: {
    value: '20M+',
    label: 'early adoption',
    of: 'stops planned with version 2.0 in its first months',
  },
}
