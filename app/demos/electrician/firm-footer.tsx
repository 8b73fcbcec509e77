import { useFirmName } from "../demo";
import { electrician, licenseNumber } from "./electrician";
import { Sign } from "./firm-header";
import { Device } from "./symbols";

/** The end of the circuit: the conductor goes to ground. */
export function FirmFooter() {
  const { phone } = electrician;
  return (
    <footer className="el-foot el-soot">
      <div className="el-frame">
        <div className="el-rail el-rail-end" aria-hidden>
          <div className="el-stop">
            <Device name="ground" />
          </div>
        </div>
        <div className="el-foot-grid">
          <div>
            <p className="el-logo">
              <Sign />
              <span className="el-name">{useFirmName(electrician)}</span>
            </p>
            <p className="el-foot-text">Tested, labeled and certified.</p>
          </div>
          <address>
            <span className="el-tag">Shop</span>
            214 Foundry Street
            <br />
            Alder Falls
          </address>
          <p>
            <span className="el-tag">License</span>
            {licenseNumber}
            <br />
            <a href="#license">See the plate</a>
          </p>
          <p>
            <span className="el-tag">Call</span>
            <a href={`tel:${phone}`}>{phone}</a>
            <br />
            <a href="#prices">Fixed prices</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
