import { Link } from "@remix-run/react";
import { site } from "~/content/site";
import { buttonClass } from "~/ui/button";
import { JobSheet } from "./job-sheet";

export function Hero() {
  return (
    <section id="home" className="px-4 pb-16 pt-10 sm:px-6 md:pb-24 md:pt-16">
      <div className="mx-auto grid max-w-page items-center gap-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="font-semibold text-brand">{site.tagline}</p>
          <h1 className="mt-4 text-balance text-4xl font-extrabold leading-[1.08] tracking-tight sm:text-5xl md:text-6xl">
            You do the trade. We do the website.
          </h1>
          <p className="mt-6 max-w-prose text-lg text-muted md:text-xl">
            {site.name} designs, builds and runs a website in your own brand, live in as little as
            five business days. Hosting, security and maintenance are our job, so you can get on
            with yours.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Link to="/contact#contact-form" className={buttonClass("primary")}>
              Start My Website
            </Link>
            <Link to="#pricing" className={buttonClass("secondary")}>
              View Plans
            </Link>
          </div>
          <p className="mt-8 text-muted">
            Working with businesses in 40+ countries. Every message answered within 24 hours.
          </p>
        </div>
        <JobSheet />
      </div>
    </section>
  );
}
