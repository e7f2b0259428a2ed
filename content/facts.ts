/** Figures that stand in several places, each stated once. */
export const facts = {
  tracingMau: { value: '70%', label: 'increase in distributed tracing MAU' },
  attributed: { value: '$100M', label: 'attributed' },
  designersLed: { value: '4', label: 'designers led' },
  earlyAdoption: { value: '20M+', label: 'early adoption' },
}
