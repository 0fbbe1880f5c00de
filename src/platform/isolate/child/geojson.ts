import type { Done } from './serve.ts';
import { Refusal, type FeaturesWish } from './tasks.ts';

type Json = Readonly<Record<string, unknown>>;

/** A feature as it is stored: `w`, `s`, `e` and `n` are its bounds. */
interface Stored {
  readonly geometry: unknown;
  readonly properties: object;
  readonly is_point: boolean;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Thrown with what is wrong, in words for whoever made the file. */
class Fault extends Error {}

/** How deep positions lie in the coordinates of a geometry. */
const depths: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

/** The features of a GeoJSON file (RFC 7946), those without a place left out. */
export async function readFeatures(wish: FeaturesWish, bytes: Buffer): Promise<Done> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const file = parse(text);
  try {
    const stored = featuresOf(file).flatMap(([feature, place]) => store(feature, place, wish));
    if (stored.length > wish.maxFeatures)
      throw new Fault(`has ${stored.length} features; a layer shows up to ${wish.maxFeatures}`);
    const isAllPoints = stored.every((feature) => feature.is_point);
    return {
      result: { count: stored.length, isAllPoints, fault: null },
      bytes: Buffer.from(JSON.stringify(stored)),
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { result: { count: 0, isAllPoints: false, fault: error.message } };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refusal('unreadable', {}, { cause: error });
  }
}

/** A collection, one feature or one geometry, each with its place in the file. */
function featuresOf(file: unknown): [Json, string][] {
  const { type, features } = objectOf(file, 'the file');
  if (type === 'FeatureCollection') {
    if (!Array.isArray(features)) throw new Fault('has no list of features');
    return features.map((feature, index) => {
      const place = `features[${index}]`;
      return [objectOf(feature, place), place];
    });
  }
  if (type === 'Feature') return [[file as Json, 'the feature']];
  if (typeof type === 'string' && type in depths)
    return [[{ type: 'Feature', geometry: file, properties: null }, 'the file']];
  throw new Fault('is not a FeatureCollection, a Feature or a geometry of GeoJSON');
}

function store(feature: Json, place: string, wish: FeaturesWish): Stored[] {
  if (feature['type'] !== 'Feature') throw new Fault(`has ${place}, which is not a Feature`);
  if (feature['geometry'] === null || feature['geometry'] === undefined) return [];
  const geometry = objectOf(feature['geometry'], `${place}.geometry`);
  const type = String(geometry['type']);
  const depth = depths[type];
  if (depth === undefined)
    throw new Fault(`has ${place}.geometry of the type ${type.slice(0, 40)}, which layers do not show`);
  const bounds = { west: 180, south: 90, east: -180, north: -90, positions: 0 };
  const coordinates = positionsOf(geometry['coordinates'], depth, place, bounds);
  if (bounds.positions === 0) return [];
  if (bounds.positions > wish.maxPositions)
    throw new Fault(
      `has ${place} with ${bounds.positions} positions; a feature may have up to ${wish.maxPositions}`,
    );
  const { positions: _, ...box } = bounds;
  return [
    {
      geometry: { type, coordinates },
      properties: propertiesOf(feature['properties'], wish),
      is_point: type === 'Point',
      ...box,
    },
  ];
}

/** Longitude and latitude of each position, without heights. */
function positionsOf(
  given: unknown,
  depth: number,
  place: string,
  bounds: { west: number; south: number; east: number; north: number; positions: number },
): unknown {
  if (!Array.isArray(given)) throw new Fault(`has ${place} with coordinates that are no array`);
  if (depth > 0) return given.map((each) => positionsOf(each, depth - 1, place, bounds));
  const [longitude, latitude] = given as readonly unknown[];
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90))
    throw new Fault(
      `has ${place} with a position outside of longitude -180 to 180 and latitude -90 to 90: coordinates have to be in WGS 84`,
    );
  bounds.west = Math.min(bounds.west, longitude);
  bounds.east = Math.max(bounds.east, longitude);
  bounds.south = Math.min(bounds.south, latitude);
  bounds.north = Math.max(bounds.north, latitude);
  bounds.positions += 1;
  return [longitude, latitude];
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** What can label or colour a feature: texts, numbers and booleans. */
function propertiesOf(given: unknown, { maxProperties, maxText }: FeaturesWish): object {
  if (typeof given !== 'object' || given === null) return {};
  const plain = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    if (name.length > 100 || name.includes('\0')) return [];
    if (typeof value === 'string')
      return [[name, value.replaceAll('\0', '').toWellFormed().slice(0, maxText).toWellFormed()]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  return Object.fromEntries(plain.slice(0, maxProperties));
}

function objectOf(value: unknown, place: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault(`has ${place}, which is not an object`);
  return value as Json;
}
