/** The lab: lets minds play games and counts. */

export type { ComponentTally } from './components.ts';
export type { ScoreCurve, ScoreCurves } from './curves.ts';
export type { MindTally, SeatTally, SideTally, SimulationReport, Spread, Tally } from './report.ts';
export type { SimulationRequest } from './request.ts';
export { type Progress, type Running, simulate } from './simulate.ts';
export { type Interval, wilson } from './statistics.ts';
export { reportSvg } from './svg.ts';
export { reportText } from './text.ts';
