export { Measures, type MeasuresOptions } from './measures.ts';
export { highest, samplesOf, type Gauge, type HealthPart, type Sample, type Threshold } from './part.ts';
