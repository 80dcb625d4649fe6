/** The lab: lets minds play games and counts. */

export type { ComponentTally } from './components.ts';
export type { ScoreCurve, ScoreCurves } from './curves.ts';
export { reportHtml } from './html.ts';
export type { Luck } from './luck.ts';
export { serveOrders, WorkerProcess } from './process.ts';
export type { MindTally, SeatTally, SideTally, SimulationReport, Spread, Tally } from './report.ts';
export { reportWriter } from './report-file.ts';
export type { SimulationRequest } from './request.ts';
export { type Progress, type Running, simulate } from './simulate.ts';
export { type Interval, wilson } from './statistics.ts';
export { reportSvg } from './svg.ts';
export { reportText } from './text.ts';
export * from './tune/index.ts';
export { readWeights, type WeightFactors } from './tuned.ts';
