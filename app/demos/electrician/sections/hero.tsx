import { Picture } from "~/ui/picture";
import { useFirmName } from "../../kit/facts";
import { DemoHeadline } from "../../kit/headline";
import electrician, { licenseNumber } from "../facts";

/** The circuits of the page; the first one is always on. */
const circuits = [
  { to: "callout", name: `Call-out, 24 h: ${electrician.phone}` },
  { to: "faults", name: "Faults and first steps" },
  { to: "prices", name: "Prices" },
  { to: "license", name: "License, insurance" },
  { to: "car-chargers", name: "Car chargers" },
  { to: "smart-homes", name: "Lighting control" },
  { to: "work", name: "Finished work" },
  { to: "reviews", name: "Client statements" },
];

/** The headline beside the lit bulb, and the menu as the directory of a breaker panel. */
export function Hero() {
  const { subheadline, phone, heroImage } = electrician;
  return (
    <div className="el-head el-soot">
      <div className="el-hero">
        <div className="el-lit">
          <Picture
            image={heroImage}
            sizes="(min-width: 64rem) 64vw, 100vw"
            load="first"
            className="el-bulb"
          />
        </div>
        <div className="el-frame el-hero-text">
          <div className="el-hero-copy">
            <DemoHeadline demo={electrician} className="el-h1" />
            <p className="el-sub">{subheadline}</p>
            <p className="el-rate">
              <a href="#rates">Call-out, first hour: from USD 110.00</a>
            </p>
            <p className="el-acts">
              <a className="el-button" href={`tel:${phone}`}>
                Call-out: {phone}
              </a>
              <a className="el-button el-button-line" href="#prices">
                Prices
              </a>
            </p>
          </div>
        </div>
      </div>
      <p className="el-frame el-figure-line el-tag">
        <span>Fig. 1: Filament lamp, 2,700 K</span>
        <span>License {licenseNumber}</span>
        <span>120/240 V, 60 Hz</span>
      </p>
      <Directory />
    </div>
  );
}

function Directory() {
  return (
    <nav aria-label={`${useFirmName(electrician)} menu`} className="el-frame">
      <ol className="el-dir">
        {circuits.map(({ to, name }) => (
          <li key={to}>
            <a className="el-circuit" href={`#${to}`}>
              <span className="el-circuit-name">{name}</span>
              <span className="el-toggle" aria-hidden />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
